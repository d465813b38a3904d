/* Imported before everything else: outside production GraphQL checks every value of an answer once more. */
Object.assign(process.env, { NODE_ENV: 'production' });
