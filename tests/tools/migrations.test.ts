import { expect, test } from 'vitest';
import { lintMigrations } from '../../tools/checks/migrations/lint-migrations';

const lint = (id: number, ...statements: string[]) => lintMigrations([{ id, name: 'de prueba', statements }]);

test.skipIf(lintMigrations([]) === null).each([
  ['ALTER TABLE cuentas RENAME COLUMN correo TO email', 'renaming-column'],
  ['ALTER TABLE cuentas RENAME TO usuarios', 'renaming-table'],
  ['ALTER TABLE cuentas DROP COLUMN correo', 'ban-drop-column'],
  ['DROP TABLE cuentas', 'ban-drop-table'],
  ['ALTER TABLE cuentas ADD COLUMN apodo text NOT NULL', 'adding-required-field'],
  ['ALTER TABLE cuentas ALTER COLUMN correo TYPE varchar(10)', 'changing-column-type'],
  ['CREATE INDEX cuentas_por_apodo ON cuentas (apodo)', 'require-concurrent-index-creation'],
])('the check of migrations tells %s', (statement, rule) => {
  expect(lint(15, statement)).toMatch(new RegExp(`^0015-de-prueba\\.sql:.* ${rule} `));
});

test.skipIf(lintMigrations([]) === null)(
  'a new column, an old migration, and a drop with its reason pass the check',
  () => {
    expect(lint(15, 'ALTER TABLE cuentas ADD COLUMN apodo text')).toBe('');
    expect(lint(13, 'DROP TABLE cuentas')).toBe('');
    const reason = '-- Nobody reads it since migration 15.\n-- squawk-ignore ban-drop-column';
    expect(lint(16, `${reason}\nALTER TABLE cuentas DROP COLUMN apodo`)).toBe('');
  },
);
