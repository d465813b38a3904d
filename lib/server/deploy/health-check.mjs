/* The health check of the image, which brings no curl along: exit code 0 where the site accepts visitors. */
import { addressOf, listenAddress } from '../launch/command-env.mjs';

const LONGEST = 2_500;

const { host, port } = listenAddress();
const isReady = await fetch(`${addressOf(host, port)}/readyz`, { signal: AbortSignal.timeout(LONGEST) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
