// Hands over to the modules of the command line.
import('./orrery.mjs');
