// Sentences for whoever starts or tests Orrery, in the language of the system. It must run on a Node that is too old for
// everything else, so nothing here is younger than 2015.
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
// biome-ignore-start lint/style/useNodejsImportProtocol: an old Node does not know it
const own = `${__dirname}/words/${locale.slice(0, 2).toLowerCase()}.json`;
const sentences = require(require('fs').existsSync(own) ? own : './words/en.json');
// biome-ignore-end lint/style/useNodejsImportProtocol: an old Node does not know it

function say(key, args) {
  const text = sentences[key].replace(/\{(\w+)\}/g, (_, name) => args[name]);
  process.stderr.write(`orrery: ${text}\n`);
}

function stop(key, args) {
  say(key, args);
  process.exit(1);
}

exports.say = say;
exports.stop = stop;
