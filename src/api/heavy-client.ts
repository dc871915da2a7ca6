import { type Client, type ClientParts, createClient } from './client';

/** How many bytes of an answer have come, and of how many; null where nobody said. */
export type Progress = (received: number, total: number | null) => void;

/** Whoever waits looks at the progress and leaves by themselves; this ends what only drips. */
const wholeLimitMs = 900_000;
/** Often enough for a bar, seldom enough for whoever draws it. */
const stepBytes = 64 * 1024;

const totalOf = ({ headers }: Response): number | null => {
  const said = Number(headers.get('content-length') ?? Number.NaN);
  // What is compressed is longer once it is read.
  return headers.has('content-encoding') || !Number.isFinite(said) ? null : said;
};

const counted =
  (send: typeof fetch, told: Progress): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || response.body === null) return response;
    const total = totalOf(response);
    let [received, said] = [0, 0];
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, next) => {
        received += piece.byteLength;
        if (received - said >= stepBytes) {
          said = received;
          told(received, total);
        }
        next.enqueue(piece);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(count), { status, headers });
  };

/** For answers that take minutes on a slow line: they are told of as they come, and are not ended while they do. */
export const heavyClient = (parts: ClientParts, told: Progress): Pick<Client, 'call'> =>
  createClient({
    ...parts,
    policy: { ...parts.policy, uploadLimitMs: wholeLimitMs },
    fetch: counted(parts.fetch ?? fetch, told),
  });
