export const findPostgres: () => string | null;
