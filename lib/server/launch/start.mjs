import { requireNode } from './node-version.mjs';

// Imported late: an older Node would stumble over the syntax before it could say what is wrong.
if (requireNode()) void import('./run-site.mjs');
