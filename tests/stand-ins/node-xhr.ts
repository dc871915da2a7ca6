import { type ClientRequest, request as open } from 'node:http';

type Listener = (event: { loaded: number; total: number }) => void;

const speaker = () => {
  const listeners: [string, Listener][] = [];
  return {
    addEventListener: (type: string, listener: Listener) => void listeners.push([type, listener]),
    say: (type: string, event = { loaded: 0, total: 0 }) => {
      for (const [of, listener] of listeners) if (of === type) listener(event);
    },
  };
};

const piece = 16_384;

/** As much of a browser's XMLHttpRequest as sends a form, over a real socket: its body leaves piece by piece. */
export class NodeXhr {
  responseType = '';
  responseURL = '';
  status = 0;
  response: ArrayBuffer | null = null;
  upload = speaker();
  private own = speaker();
  private method = '';
  private url = '';
  private headers: Record<string, string> = {};
  private answered: Record<string, string | string[] | undefined> = {};
  private under: ClientRequest | null = null;
  private over = false;
  addEventListener = this.own.addEventListener;
  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return Object.entries(this.answered)
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
      .join('');
  }
  abort(): void {
    this.over = true;
    this.under?.destroy();
  }
  send(sent: FormData | string): void {
    void this.sendOn(sent);
  }
  private end(type: string): void {
    if (this.over) return;
    this.over = true;
    this.own.say(type);
  }
  private async sendOn(sent: FormData | string): Promise<void> {
    const body = new Response(sent);
    const bytes = Buffer.from(await body.arrayBuffer());
    const total = bytes.length;
    const headers = {
      ...this.headers,
      'content-type': body.headers.get('content-type') ?? '',
      'content-length': total,
    };
    if (this.over) return;
    const under = open(this.url, { method: this.method, headers, agent: false });
    this.under = under;
    under.on('error', () => this.end('error'));
    under.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => this.end('error'));
      answer.on('end', () => {
        const all = Buffer.concat(chunks);
        this.response = all.buffer.slice(all.byteOffset, all.byteOffset + all.length) as ArrayBuffer; // never shared
        this.status = answer.statusCode ?? 0;
        this.answered = answer.headers;
        this.responseURL = this.responseURL || this.url;
        this.end('load');
      });
    });
    for (let at = 0; at < total && !this.over; at += piece) {
      await new Promise<void>((sent) => under.write(bytes.subarray(at, at + piece), () => sent()));
      this.upload.say('progress', { loaded: Math.min(at + piece, total), total });
    }
    if (this.over) return;
    this.upload.say('load', { loaded: total, total });
    under.end();
  }
}
