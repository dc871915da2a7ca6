import { type Client, type ClientParts, createClient } from './client';

/** Bytes received, and the total; null if the answer does not state it. */
export type Progress = (received: number, total: number | null) => void;

/** Ends answers that only trickle. A member sees the progress and can cancel. */
const wholeLimitMs = 900_000;
/** Often enough for a smooth progress bar, seldom enough to render cheaply. */
const stepBytes = 64 * 1024;

const totalOf = ({ headers }: Response): number | null => {
  const said = Number(headers.get('content-length') ?? Number.NaN);
  // The length of a compressed body is not the length after decoding.
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

/** For downloads that take minutes on a slow connection: reports progress and has no time limit while bytes arrive. */
export const heavyClient = (parts: ClientParts, told: Progress): Pick<Client, 'call'> =>
  createClient({
    ...parts,
    policy: { ...parts.policy, uploadLimitMs: wholeLimitMs },
    fetch: counted(parts.fetch ?? fetch, told),
  });
