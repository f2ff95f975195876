#!/usr/bin/env node
// The command `orrery`: a Node that is too old is told so here, because it could not even read what follows.
require('../../tools/node-version.cjs');
require('./load.cjs');
