/*
 * The health check of the image, which brings no curl along: exit code 0 where the site answers that it lives.
 */
import { listenAddress } from '../launch/command-env.mjs';

const LONGEST = 2_500;

const address = `http://127.0.0.1:${listenAddress().port}/healthz`;
const isWell = await fetch(address, { signal: AbortSignal.timeout(LONGEST) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
