import { forgetBuild, hashSources } from './build-stamp.mjs';
import { npm } from './command.mjs';

/** Builds the site. A build whose sources changed meanwhile is used, but not kept for the next start. */
export async function build() {
  const before = hashSources();
  forgetBuild();
  const code = await npm(['run', 'build', '--silent'], { env: { NODE_ENV: 'production' } });
  if (hashSources() !== before) forgetBuild();
  return code === 0;
}
