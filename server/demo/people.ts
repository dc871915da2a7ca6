import { accessPeople } from './access-people';
import type { DemoPerson } from './demo-person';
import { firstPeople } from './first-people';

/** Who lives in the demonstration. What happens at the log-in follows from these rows, not from the numbers. */
export const demoPeople: readonly DemoPerson[] = [...firstPeople, ...accessPeople];

/** Since when they are members: those of every seed, because the first ones were sown without it. */
export const demoAffiliations: Readonly<Record<string, string>> = {
  '10000001': '2009-02-16',
  '10000011': '2014-09-01',
  '10000012': '2018-02-01',
  '10000013': '2010-05-03',
  '10000002': '2012-10-22',
  '10000003': '2008-01-14',
  '10000004': '2021-06-01',
  '10000005': '2023-03-15',
  '10000006': '2011-08-08',
  '10000007': '2019-11-04',
  '10000008': '2013-04-29',
  '10000009': '2016-07-18',
  '10000010': '2020-12-07',
  '10000021': '2015-05-11',
  '10000022': '2016-05-02',
  '10000024': '2017-09-25',
  '10000025': '2024-01-08',
  '10000026': '2022-10-10',
  '10000027': '2018-03-19',
};

export const demoPassword = 'clave1234';
