import type { ApiError } from '#lib/api/api-error.ts';

import { ErrorBox } from './error-box.tsx';

/** A page whose main record could not be read. Every page loads it for defects, so that it stays this small. */
export function ErrorScreen({ error }: { error: Pick<ApiError, 'name' | 'message'> }) {
  return (
    <div className="mx-auto w-full max-w-310 px-gutter pt-10">
      <h1 className="mb-5 text-2xl leading-title">This page could not be loaded</h1>
      <ErrorBox error={error} />
    </div>
  );
}
