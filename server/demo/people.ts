import { accessPeople } from './access-people';
import { firstPeople } from './first-people';
import type { DemoPerson } from './person';
import { profilePeople } from './profile-people';

/** Who lives in the demonstration. What happens at the log-in follows from these rows, not from the numbers. */
export const demoPeople: readonly DemoPerson[] = [...firstPeople, ...accessPeople, ...profilePeople];

export const demoPassword = 'clave1234';
