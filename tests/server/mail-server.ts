import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Received {
  from: string;
  to: string;
  /** Of each RCPT TO. */
  recipients: readonly string[];
  /** The received text, without SMTP dot-stuffing. */
  source: string;
}

interface Behaviour {
  /** The answer to MAIL FROM, to RCPT TO, to the end of the data. */
  sender: string;
  recipient: string;
  end: string;
  /** The line is cut instead of the answer to the end of the data. */
  cut: boolean;
  /** Before the answer to the end of the data. */
  delayMs: number;
  /** The text is not kept. */
  forgets: boolean;
}

/** A minimal SMTP server that can misbehave on request. */
export const startMailServer = async () => {
  const received: Received[] = [];
  const behaviour: Behaviour = {
    sender: '250 bien',
    recipient: '250 bien',
    end: '250 bien',
    cut: false,
    delayMs: 0,
    forgets: false,
  };
  const lines = new Set<Socket>();
  let tries = 0;

  const converse = (socket: Socket) => {
    lines.add(socket);
    socket.on('close', () => lines.delete(socket)).on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let from = '';
    let recipients: string[] = [];
    let data: string[] | null = null;
    let rest = '';
    const hear = (line: string) => {
      if (data !== null) {
        if (line !== '.') return data.push(line.replace(/^\./, ''));
        tries += 1;
        if (behaviour.cut) return socket.destroy();
        if (behaviour.end.startsWith('2'))
          received.push({
            from,
            to: recipients.at(-1) ?? '',
            recipients,
            source: behaviour.forgets ? '' : data.join('\n'),
          });
        data = null;
        if (behaviour.delayMs === 0) return say(behaviour.end);
        return setTimeout(say, behaviour.delayMs, behaviour.end);
      }
      if (/^(EHLO|HELO)/i.test(line)) return say('250 correo.prueba');
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^MAIL/i.test(line)) {
        from = address;
        recipients = [];
        return say(behaviour.sender);
      }
      if (/^RCPT/i.test(line)) {
        recipients.push(address);
        return say(behaviour.recipient);
      }
      if (/^DATA/i.test(line)) {
        data = [];
        return say('354 adelante');
      }
      if (/^QUIT/i.test(line)) return socket.end('221 adiós\r\n');
      return say('250 bien');
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = `${rest}${chunk}`.split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) hear(line);
    });
    say('220 correo.prueba');
  };

  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour,
    tries: () => tries,
    close: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
