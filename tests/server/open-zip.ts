import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by its index, with checked sums. Names are ASCII. */
export const openZip = (bytes: Uint8Array): Map<string, Buffer> => {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = count; left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`no entry at ${at}`);
    const [method, sum, packed, whole] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ];
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]; // three fields were asked for
    const title = archive.toString('ascii', at + 46, at + 46 + name);
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const stored = archive.subarray(from, from + packed);
    const content = method === 0 ? stored : inflateRawSync(stored);
    if (content.length !== whole || crc32(content) !== sum) throw new Error(`${title} is broken`);
    files.set(title, Buffer.from(content));
    at += 46 + name + extra + comment;
  }
  return files;
};
