import type { Server } from 'node:http';
import { registerRepairReporter } from '#lib/api/answers/repair-reports.ts';
import { registerFailureReporter } from '#lib/api/transport/failure-reports.ts';
import { createFailureLog } from '../failure-log.ts';
import type { ServerState } from '../http/server-state.ts';
import { listen } from '../http/wire/http-server.ts';
import type { Log } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { ADMIN_HOST, createAdminServer } from '../operator/admin-server.ts';
import type { Operator } from '../operator/operator.ts';
import { createRepairLog } from '../repair-log.ts';

/** Logs and counts failures and repairs of the API's answers. */
export function observeApi(log: Log): Metrics {
  const metrics = new Metrics();
  const logFailure = createFailureLog(log);
  registerFailureReporter((failure) => {
    logFailure(failure);
    metrics.countFailure(failure);
  });
  registerRepairReporter(createRepairLog(log));
  return metrics;
}

/**
 * Opens the port for operators.
 * @param port 0 for any free one
 * @throws StartError when it is taken
 */
export async function openAdmin(
  port: number,
  operator: Operator,
  state: ServerState,
  log: Log,
): Promise<Server> {
  const server = createAdminServer(operator, state, log);
  const actual = await listen(server, port, ADMIN_HOST, 'ADMIN_PORT');
  log('info', `metrics and purges are at http://${ADMIN_HOST}:${actual}`);
  return server;
}
