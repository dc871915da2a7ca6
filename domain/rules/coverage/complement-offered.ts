import { regimeIds } from '../plan/regime';

const without: readonly string[] = [String(regimeIds.subsidiado), String(regimeIds.larimar)];

/** Nobody of these plans has a complementary one. */
export const complementOffered = (plan: string): boolean => !without.includes(plan);
