import type { ApiError } from '#lib/api/api-error.ts';

import { Container } from './container.tsx';
import { ErrorBox } from './error-box.tsx';

/** A page whose main record could not be read. */
export function ErrorScreen({ error }: { error: Pick<ApiError, 'name' | 'message'> }) {
  return (
    <Container className="pt-10">
      <h1 className="mb-5 text-2xl leading-title">This page could not be loaded</h1>
      <ErrorBox error={error} />
    </Container>
  );
}
