import type { ApiError } from '#lib/api/api-error.ts';

import { ErrorBox } from './error-box.tsx';

/** A page whose main record could not be read. */
export function ErrorScreen({ error }: { error: Pick<ApiError, 'name' | 'message'> }) {
  return (
    <div className="wrap pt-10">
      <h1 className="mb-5 text-2xl">This page could not be loaded</h1>
      <ErrorBox error={error} />
    </div>
  );
}
