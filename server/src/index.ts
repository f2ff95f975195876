// The one way into the server.

export { type BenchOptions, type BenchReport, benchServer } from './bench/bench.ts';
export { type ChaosOptions, type ChaosReport, chaos } from './bench/chaos.ts';
export { type Server, startServer } from './serve.ts';
export { environmentName, type GivenSettings, readSettings, type Settings, settings } from './settings.ts';
