// What runs here.
export const VERSION = '0.1.0';
