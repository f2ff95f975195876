// Loaded before everything else (node -r): a Node that is too old would stumble over the syntax of what follows.
const { stop } = require('./say.cjs');

const NEEDED = require('../package.json').engines.node.replace('>=', '');
const [major, minor] = NEEDED.split('.').map(Number);
const found = process.versions.node.split('.').map(Number);
if (found[0] < major || (found[0] === major && found[1] < minor))
  stop('node.old', { found: process.versions.node, needed: NEEDED });

exports.NEEDED = NEEDED;
