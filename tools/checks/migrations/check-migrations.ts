import { migrations } from '../../../server/db/migrations';
import { lintMigrations } from './lint-migrations';

const found = lintMigrations(migrations);
if (found === null) console.log('migrations: Squawk has no program for this system, so they were not checked');
else if (found !== '') {
  console.error(`${found}\nSee docs/decisions/140-two-versions-on-one-database.md`);
  process.exit(1);
}
