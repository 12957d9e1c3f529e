#pragma once
// What the bodies of kernels need, included before the instruction set is chosen.

#include "kernels.h"
#include "paeth.h"
#include "premultiply.h"

#include <string.h>
