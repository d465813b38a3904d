import { forgetBuild, hashSources } from './build-stamp.mjs';
import { npm } from './command.mjs';

/** Builds the site. Where the sources change meanwhile, the build is used, but the next start builds again. */
export async function build() {
  const before = hashSources();
  forgetBuild();
  const code = await npm(['run', 'build', '--silent'], { env: { NODE_ENV: 'production' } });
  if (hashSources() !== before) forgetBuild();
  return code === 0;
}
