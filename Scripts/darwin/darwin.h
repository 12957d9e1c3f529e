// What the module Darwin of macOS has that this project uses, from the C headers of macOS themselves.
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <math.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/event.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// What the program's own Swift module of that name makes of the environment.
char **darwin_environment(void);
int darwin_open(const char *path, int flags, mode_t mode);
int darwin_fcntl(int descriptor, int command, int value);
int darwin_ioctl(int descriptor, unsigned long request, void *value);
