import type { ApiError } from '#lib/api/api-error.ts';

/** The error box of spec §8: its text, the error's name, its message. */
export function ErrorBox({ error }: { error: Pick<ApiError, 'name' | 'message'> }) {
  return (
    <div role="alert" className="panel error-box">
      <strong>Error :(</strong>
      <p className="font-semibold">{error.name}</p>
      <p className="text-muted">{error.message}</p>
    </div>
  );
}
