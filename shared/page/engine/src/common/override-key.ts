/** The name of the query parameter that asks for overrides, and of the session storage entry that keeps them. */
export const overrideKey = 'mf';
