// How the client is built: from the sources of the packages, into dist, which the server serves.
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { target: 'es2023', chunkSizeWarningLimit: 600 },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
