import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findProgram } from '../../../lib/server/launch/find-program.mjs';
import { freePort } from '../../../lib/server/launch/free-port.mjs';

const SETTINGS = new URL('../../../lib/server/deploy/proxy.conf', import.meta.url);

/** The lines of the settings that name the sites, and where the proxy listens. */
const [SITES, LISTEN] = [/^\s*server site-\w+:3000.*$/gm, /^\s*listen 80;$/m];

/** A proxy that runs. */
interface Proxy {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the settings of the deployment before one site.
 * @throws Error where it is not installed
 */
export async function startNginx(sitePort: number): Promise<Proxy> {
  const program = findProgram('nginx', ['/usr/sbin']);
  if (!program) throw new Error('nginx is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'war-ledger-nginx-'));
  const port = await freePort();
  const servers = readFileSync(SETTINGS, 'utf8')
    .replaceAll(SITES, '')
    .replace('upstream sites {', `upstream sites {\n  server 127.0.0.1:${sitePort} max_fails=0;`)
    .replace(LISTEN, `listen 127.0.0.1:${port};`);
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    // A stream takes two connections, one on each side.
    `daemon off; pid ${folder}/pid; error_log ${folder}/log;\nevents { worker_connections 8192; }\nhttp {\naccess_log off;\n${servers}\n}\n`,
  );
  const child = spawn(program, ['-c', settings, '-p', folder], { stdio: 'ignore' });
  await once(child, 'spawn');
  return {
    port,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      // Streams would keep it from an orderly end.
      setTimeout(() => child.kill('SIGTERM'), 1_000).unref();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
