#pragma once
// What the bodies of kernels need, included before the instruction set is chosen.

#include "kernels.h"
#include "lanes.h"
#include "paeth.h"
#include "premultiply.h"

#include <string.h>
