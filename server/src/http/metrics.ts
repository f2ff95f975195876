// Figures for the host, in the Prometheus format.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Happening } from '../match/news.ts';

interface Sources {
  liveTables(): number;
  sockets(): number;
  commits(): number;
  matches(): Promise<{ status: string; n: number }[]>;
}

export function openMetrics(sources: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string) => new Counter({ name: `orrery_${name}_total`, help, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `orrery_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('live_tables', 'Tables in memory', sources.liveTables);
  gauge('sockets', 'Open sockets', sources.sockets);
  gauge('commits', 'Durable commits of answers since the start', sources.commits);
  new Gauge({
    name: 'orrery_matches',
    help: 'Matches in the store',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, n } of await sources.matches()) this.set({ status }, n);
    },
  });
  const answers = counter('answers', 'Answers taken');
  const refusals = counter('refusals', 'Answers refused');
  const incidents = counter('incidents', 'Rules that failed');
  return {
    registry,
    hear(happening: Happening): void {
      if (happening.is === 'played') answers.inc(happening.played.rows.length);
      if (happening.is === 'refused') refusals.inc();
      if (happening.is === 'failed') incidents.inc();
    },
    bytes: counter('socket_bytes', 'Bytes sent over sockets'),
    latency: new Histogram({
      name: 'orrery_answer_seconds',
      help: 'From receiving an answer to its verdict',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof openMetrics>;
