import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/built/server-process';
import { certificateIn } from './haproxy';

const domains = ['oficina.example', 'ejemplo.do'];
export const bounceAddress = 'rebotes@oficina.example';
export const received = 'existe@ejemplo.do';

const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);

/** Postfix, which takes every mail and then reports those of unknown mailboxes, and Dovecot before the mailbox of the reports. */
export const startMailSystem = async (folder: string) => {
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  const [smtp, imaps] = [await freePort(), await freePort()];
  const { certificate, key } = certificateIn(folder, 'localhost');
  const at = (...parts: string[]) => join(folder, ...parts);
  for (const part of ['postfix', 'spool', 'data', 'run', 'mail']) mkdirSync(at(part), { recursive: true });
  for (const mailbox of ['rebotes', 'existe'])
    for (const part of ['', 'new', 'cur', 'tmp']) {
      mkdirSync(at('mail', mailbox, part), { recursive: true });
      chownSync(at('mail', mailbox, part), uid, gid);
    }
  for (const path of [folder, at('mail')]) chmodSync(path, 0o755);

  writeFileSync(at('postfix/mailboxes'), `${bounceAddress} rebotes/\n`);
  writeFileSync(
    at('postfix/main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${at('spool')}`,
      `data_directory = ${at('data')}`,
      `maillog_file = ${at('mail.log')}`,
      `maillog_file_prefixes = ${folder}`,
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      'myhostname = correo.oficina.example',
      'mydestination =',
      'mynetworks = 127.0.0.0/8',
      `virtual_mailbox_domains = ${domains.join(' ')}`,
      `virtual_mailbox_maps = texthash:${at('postfix/mailboxes')}`,
      `virtual_mailbox_base = ${at('mail')}`,
      'virtual_minimum_uid = 1',
      `virtual_uid_maps = static:${uid}`,
      `virtual_gid_maps = static:${gid}`,
      'recipient_delimiter = +',
      'smtpd_reject_unlisted_recipient = no',
      'smtpd_recipient_restrictions = permit_mynetworks, reject',
      'smtpd_client_connection_count_limit = 0',
      '',
    ].join('\n'),
  );
  writeFileSync(
    at('postfix/master.cf'),
    readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
      .replace(/^smtp {6}inet.*$/m, `127.0.0.1:${smtp} inet n - n - - smtpd`)
      .replace(/^(\S+\s+(?:unix|inet)\s+\S+\s+\S+\s+)y/gm, '$1n'),
  );
  chownSync(at('data'), Number(spawnSync('id', ['-u', 'postfix'], { encoding: 'utf8' }).stdout), 0);
  const postfix = (command: string) =>
    spawnSync('postfix', ['-c', at('postfix'), command], { encoding: 'utf8', timeout: 60_000 });
  const started = postfix('start');
  if (started.status !== 0) throw new Error(`postfix: ${started.stdout}${started.stderr}`);

  writeFileSync(
    at('dovecot.conf'),
    `protocols = imap
base_dir = ${at('run')}
log_path = ${at('dovecot.log')}
ssl = required
ssl_cert = <${certificate}
ssl_key = <${key}
mail_location = maildir:${at('mail/rebotes')}
first_valid_uid = 1
passdb {
  driver = static
  args = password=clave-del-buzon
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${at('mail/rebotes')}
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${imaps}
    ssl = yes
  }
}
`,
  );
  const dovecot: ChildProcess = spawn('dovecot', ['-F', '-c', at('dovecot.conf')], { stdio: 'ignore' });
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtp}?ignoreTLS=true`,
      BOUNCE_MAILBOX: `imaps://rebotes:clave-del-buzon@localhost:${imaps}/INBOX`,
      BOUNCE_ADDRESS: bounceAddress,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    /** From now on there is a mailbox behind `received`. */
    openMailbox: () => {
      writeFileSync(at('postfix/mailboxes'), `${bounceAddress} rebotes/\n${received} existe/\n`);
      postfix('reload');
    },
    /** Stopped, it takes connections and says nothing. */
    signalDovecot: (signal: 'STOP' | 'CONT') => {
      const of = [`-${signal}`, '-P', String(dovecot.pid)];
      if (spawnSync('pkill', of).status !== 0 || !dovecot.kill(`SIG${signal}`)) throw new Error('no dovecot');
    },
    folderOf: (mailbox: 'rebotes' | 'existe') => at('mail', mailbox),
    owner: { uid, gid },
    logs: () =>
      ['mail.log', 'dovecot.log']
        .map((name) => {
          try {
            return readFileSync(at(name), 'utf8');
          } catch {
            return '';
          }
        })
        .join('\n'),
    stop: () => {
      postfix('stop');
      dovecot.kill('SIGTERM');
    },
  };
};
