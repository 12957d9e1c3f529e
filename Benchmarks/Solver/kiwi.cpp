// Puts problems from the standard input into kiwi, as solver-driver does into ours.
//
// measure natural|strength    medians in microseconds, and bytes per variable, of the last problem
// solve                       for each problem a line of its values, or of the error
//
// The problems before the last one are solved to warm up.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <functional>
#include <kiwi/kiwi.h>
#include <memory>
#include <string>
#include <sys/resource.h>
#include <vector>

struct Row {
  double priority;
  int relation;
  double constant;
  int start, count;
};

struct Problem {
  int variables = 0;
  std::vector<std::pair<int, double>> edited;
  std::vector<Row> rows;
  std::vector<int> variable;
  std::vector<double> coefficient;
};

// The weights of Weights.swift.
static double strength(double priority) {
  static const std::pair<double, double> weights[] = {
      {1000, kiwi::strength::required}, {999, 1e9}, {751, 1e7}, {750, 1e6}, {600, 1e5},
      {510, 1250}, {500, 1e3}, {251, 10}, {250, 1}, {50, 0.01}};
  for (auto &weight : weights)
    if (weight.first == priority) return weight.second;
  std::fprintf(stderr, "priority %g has no weight\n", priority);
  std::exit(1);
}

// Reads the next problem into room of the size that its first line announces, so that nothing is
// left behind in which the solver's memory could hide; says whether there was one.
static bool read(Problem &problem) {
  static char *line = nullptr;
  static size_t capacity = 0;
  int rows, terms;
  if (getline(&line, &capacity, stdin) <= 0 ||
      std::sscanf(line, "v %d %d %d", &problem.variables, &rows, &terms) != 3)
    return false;
  problem.rows.reserve(rows);
  problem.variable.reserve(terms);
  problem.coefficient.reserve(terms);
  while (int(problem.rows.size()) < rows && getline(&line, &capacity, stdin) > 0) {
    char *cursor = line + 1;
    if (line[0] != 'c') {
      int variable = int(std::strtol(cursor, &cursor, 10));
      problem.edited.emplace_back(variable, std::strtod(cursor, &cursor));
      continue;
    }
    Row row;
    row.priority = std::strtod(cursor, &cursor);
    row.relation = int(std::strtol(cursor, &cursor, 10));
    row.constant = std::strtod(cursor, &cursor);
    row.start = int(problem.variable.size());
    row.count = int(std::strtol(cursor, &cursor, 10));
    for (int term = 0; term < row.count; term++) {
      problem.variable.push_back(int(std::strtol(cursor, &cursor, 10)));
      problem.coefficient.push_back(std::strtod(cursor, &cursor));
    }
    problem.rows.push_back(row);
  }
  return true;
}

// Required equalities, required inequalities, then wishes, the stronger first.
static void sortByStrength(Problem &problem) {
  auto key = [](const Row &row) {
    double weakness = row.priority < 1000 ? 1000 - row.priority : row.relation == 0 ? -2 : -1;
    return std::make_pair(weakness, row.start);
  };
  std::sort(problem.rows.begin(), problem.rows.end(),
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
    constraints.reserve(problem.rows.size());
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
    terms.reserve(row.count);
    for (int place = row.start; place < row.start + row.count; place++)
      terms.emplace_back(variables[problem.variable[place]], problem.coefficient[place]);
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

  void resize(std::pair<int, int> pair, int turn) {
    for (int place : {pair.first, pair.second}) solver.removeConstraint(constraints[place]);
    for (int place : {pair.first, pair.second}) {
      constraints[place] =
          constraint(problem.rows[place], problem.rows[place].constant + 3 * (turn % 7));
      solver.addConstraint(constraints[place]);
    }
    solve();
  }
};

// Each two neighbouring wishes for one variable, at most and at least a size, by where their terms
// start.
static std::vector<std::pair<int, int>> sizes(const Problem &problem) {
  std::vector<std::pair<int, int>> found;
  for (size_t row = 0; row + 1 < problem.rows.size(); row++) {
    auto &first = problem.rows[row], &second = problem.rows[row + 1];
    if (first.priority < 1000 && second.priority < 1000 && first.relation < 0 &&
        second.relation > 0 && first.count == 1 && second.count == 1 &&
        problem.variable[first.start] == problem.variable[second.start])
      found.emplace_back(first.start, second.start);
  }
  return found;
}

// The places of rows that are known by where their terms start.
static void locate(std::vector<std::pair<int, int>> &pairs, const Problem &problem) {
  std::vector<int> place(problem.variable.size());
  for (size_t row = 0; row < problem.rows.size(); row++) place[problem.rows[row].start] = int(row);
  for (auto &pair : pairs) pair = {place[pair.first], place[pair.second]};
}

static double now() {
  auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::micro>(time).count();
}

static double timed(const std::function<void()> &work) {
  double start = now();
  work();
  return now() - start;
}

// The median of samples, taken until they are many or time has run out.
static double median(const std::function<double()> &sample) {
  std::vector<double> samples;
  double begin = now(), spent;
  do {
    samples.push_back(sample());
    spent = now() - begin;
  } while (samples.size() < 1001 && spent < 10e6 && (samples.size() < 3 || spent < 0.5e6));
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

// The median time of short pieces of work, so many under one reading of the clock that the reading
// does not count.
static double medianOfShort(const std::function<void(int)> &work) {
  int turn = 0, count = 1;
  auto batch = [&] {
    for (int piece = 0; piece < count; piece++) work(turn++);
  };
  while (timed(batch) < 100) count *= 2;
  return median([&] { return timed(batch); }) / count;
}

// The most memory in bytes that this process ever had in use; on Linux from the process' own map,
// as getrusage also counts who started it.
static double peakMemory() {
#ifdef __linux__
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line))
    if (line.rfind("VmHWM:", 0) == 0) return 1024 * std::strtod(line.c_str() + 6, nullptr);
  return 0;
#else
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return double(usage.ru_maxrss);
#endif
}

// Prints what one problem costs: each number as soon as it is known, as time may run out, and a
// better one for it later.
static void measure(Problem &problem, bool byStrength) {
  auto report = [](const char *name, double number) {
    std::printf("%s %.17g\n", name, number);
    std::fflush(stdout);
  };
  auto pairs = sizes(problem);
  if (byStrength) sortByStrength(problem);
  locate(pairs, problem);
  double before = peakMemory();
  std::unique_ptr<System> system;
  auto build = [&] { system = std::make_unique<System>(problem); };
  report("build", timed(build));
  report("memory", (peakMemory() - before) / problem.variables);
  report("build", median([&] {
    system.reset();
    return timed(build);
  }));
  if (!problem.edited.empty()) {
    report("edit", medianOfShort([&](int turn) { system->edit(turn); }));
  } else if (!pairs.empty()) {
    report("churn", medianOfShort([&](int turn) {
      system->resize(pairs[size_t(turn) * 7919 % pairs.size()], turn);
    }));
  }
}

// Prints the answers to many problems.
static void solve() {
  for (Problem problem; read(problem); problem = Problem()) {
    try {
      System system(problem);
      for (double value : system.values) std::printf("%.17g ", value);
      std::printf("\n");
    } catch (const std::exception &error) {
      std::printf("error %s\n", error.what());
    }
  }
}

// Reads all problems and solves all but the last, which it gives.
static bool readLast(Problem &problem) {
  if (!read(problem)) return false;
  for (Problem next; read(next); next = Problem()) {
    System system(problem);
    problem = std::move(next);
  }
  return true;
}

int main(int count, char **arguments) {
  Problem problem;
  if (count == 2 && !std::strcmp(arguments[1], "solve")) {
    solve();
  } else if (count == 3 && !std::strcmp(arguments[1], "measure") && readLast(problem)) {
    measure(problem, !std::strcmp(arguments[2], "strength"));
  } else {
    std::fprintf(stderr, "usage: kiwi-driver (measure natural|strength | solve) < PROBLEMS\n");
    return 2;
  }
}
