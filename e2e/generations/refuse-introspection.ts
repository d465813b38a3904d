/** Answers introspection with a refusal, as an API does that does not say what it offers; null for other questions. */
export async function refuseIntrospection(request: Request): Promise<Response | null> {
  const body = await request.text();
  if (!/__(?:schema|type\b)/.test(body)) return null;
  const errors = [
    { message: 'Introspection is not allowed for the current request.', extensions: { code: 'HC0046' } },
  ];
  return Response.json({ errors }, { status: 400 });
}
