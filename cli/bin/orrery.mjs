// Builds what has changed, then hands over to the command line client.
import { ready } from '../../tools/built.mjs';

ready();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
