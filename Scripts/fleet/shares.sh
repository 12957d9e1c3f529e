# What the scripts of this folder have in common; to be read by them, not run.

# The word behind an option among words, or a default: value OPTION DEFAULT WORD...
value() {
  option=$1 found=$2
  shift 2
  while [ $# -gt 0 ]; do
    case $1 in
      "$option") found=${2:-$found} ;;
      "$option"=*) found=${1#"$option"=} ;;
    esac
    shift
  done
  printf '%s' "$found"
}

# The numbers of the shares that have no record, a line each: missing COUNT FOLDER
missing() {
  number=1
  while [ "$number" -le "$1" ]; do
    name=$(printf "%0${#1}d-of-%d.record" "$number" "$1")
    [ -e "$2/$name" ] || echo "$number"
    number=$((number + 1))
  done
}

# Takes the records of an earlier run away: forget COUNT FOLDER
forget() {
  number=1
  while [ "$number" -le "$1" ]; do
    rm -f "$2/$(printf "%0${#1}d-of-%d.record" "$number" "$1")"
    number=$((number + 1))
  done
}

# The help of a script, which is the comment at its top: usage SCRIPT
usage() {
  sed -n '/^# /,/^[^#]/s/^# \{0,1\}//p' "$1" >&2
  exit 64
}
