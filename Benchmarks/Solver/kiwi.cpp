// Measures kiwi on a problem file on the standard input: a line of medians.
//
// usage: kiwi-driver natural|strength < FILE
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <kiwi/kiwi.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  double priority;
  int relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

struct Problem {
  int variables = 0;
  std::vector<std::pair<int, double>> edited;
  std::vector<Row> rows;
};

// Strict levels as weights, each far above the next, as far as doubles allow.
static double strength(double priority) {
  static const std::map<double, double> weights = {
      {1000, kiwi::strength::required}, {999, 1e9}, {751, 1e7}, {750, 1e6}, {600, 1e5},
      {510, 1250}, {500, 1e3}, {251, 10}, {250, 1}, {50, 0.01}};
  return weights.at(priority);
}

static Problem read(std::istream &input) {
  Problem problem;
  std::string line, kind;
  while (std::getline(input, line)) {
    std::istringstream words(line);
    words >> kind;
    if (kind == "v") words >> problem.variables;
    if (kind == "e") {
      std::pair<int, double> edit;
      words >> edit.first >> edit.second;
      problem.edited.push_back(edit);
    }
    if (kind == "c") {
      Row row;
      size_t count;
      words >> row.priority >> row.relation >> row.constant >> count;
      row.terms.resize(count);
      for (auto &term : row.terms) words >> term.first >> term.second;
      problem.rows.push_back(row);
    }
  }
  return problem;
}

// Required equalities, required inequalities, then wishes, the stronger first.
static void sortByStrength(Problem &problem) {
  auto key = [](const Row &row) {
    return row.priority < 1000 ? 1000 - row.priority : row.relation == 0 ? -2.0 : -1.0;
  };
  std::stable_sort(problem.rows.begin(), problem.rows.end(),
                   [&](const Row &left, const Row &right) { return key(left) < key(right); });
}

struct System {
  const Problem &problem;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<double> values;

  explicit System(const Problem &problem)
      : problem(problem), variables(problem.variables), values(problem.variables) {
    for (auto &edit : problem.edited) solver.addEditVariable(variables[edit.first], strength(999));
    for (auto &row : problem.rows) {
      constraints.push_back(constraint(row, row.constant));
      solver.addConstraint(constraints.back());
    }
    for (auto &edit : problem.edited) solver.suggestValue(variables[edit.first], edit.second);
    solve();
  }

  kiwi::Constraint constraint(const Row &row, double constant) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relation,
                            strength(row.priority));
  }

  void solve() {
    solver.updateVariables();
    for (size_t place = 0; place < values.size(); place++) values[place] = variables[place].value();
  }

  void edit(int turn) {
    for (size_t place = 0; place < problem.edited.size(); place++)
      solver.suggestValue(variables[problem.edited[place].first],
                          place == 0 ? 320 + turn * 37 % 480 : 300 + turn * 91 % 700);
    solve();
  }

  void resize(int row, int turn) {
    for (int place : {row, row + 1}) solver.removeConstraint(constraints[place]);
    for (int place : {row, row + 1}) {
      constraints[place] =
          constraint(problem.rows[place], problem.rows[place].constant + 3 * (turn % 7));
      solver.addConstraint(constraints[place]);
    }
    solve();
  }
};

// The neighbouring wishes of one variable, at most and at least a size.
static std::vector<int> sizes(const Problem &problem) {
  std::vector<int> found;
  for (size_t row = 0; row + 1 < problem.rows.size(); row++) {
    auto &first = problem.rows[row], &second = problem.rows[row + 1];
    if (first.priority < 1000 && second.priority < 1000 && first.relation < 0 &&
        second.relation > 0 && first.terms.size() == 1 && second.terms.size() == 1 &&
        first.terms[0].first == second.terms[0].first)
      found.push_back(int(row));
  }
  return found;
}

// The median time in microseconds of work repeated for about a second.
static double median(const std::function<void(int)> &work) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> durations;
  auto begin = Clock::now();
  while (durations.size() < 3 ||
         (durations.size() < 301 && Clock::now() - begin < std::chrono::seconds(1))) {
    auto start = Clock::now();
    work(int(durations.size()));
    durations.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  std::sort(durations.begin(), durations.end());
  return durations[durations.size() / 2];
}

int main(int count, char **arguments) {
  Problem problem = read(std::cin);
  std::vector<int> pairs = sizes(problem);
  if (count > 1 && std::string(arguments[1]) == "strength") sortByStrength(problem);
  std::printf("build %g", median([&](int) { System system(problem); }));
  std::fflush(stdout);
  if (!problem.edited.empty()) {
    System system(problem);
    std::printf(" edit %g", median([&](int turn) { system.edit(turn); }));
  } else if (!pairs.empty() && !(count > 1 && std::string(arguments[1]) == "strength")) {
    System system(problem);
    auto pair = [&](int turn) { return pairs[size_t(turn) * 7919 % pairs.size()]; };
    std::printf(" churn %g", median([&](int turn) { system.resize(pair(turn), turn); }));
  }
  System last(problem);
  std::printf(" first %g\n", last.values[0]);
}
