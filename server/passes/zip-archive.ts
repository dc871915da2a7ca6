import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  bytes: Uint8Array;
}

const version = 20;
/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const [time, date] = [0, 0x21];

/** The fields common to both headers of a file. Nothing is compressed: pictures already are, other files are small. */
const described = ({ name, bytes }: Entry): Buffer => {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(time, 6);
  head.writeUInt16LE(date, 8);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(bytes.length, 14);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
};

const signature = (letters: string) => Buffer.from(`PK${letters}`, 'latin1');

/** Names are ASCII. */
export const zipArchive = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> => {
  const files: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const [name, head] = [Buffer.from(entry.name, 'ascii'), described(entry)];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.from([version, 0]);
    index.push(signature('\u0001\u0002'), made, head, place, name);
    const file = Buffer.concat([signature('\u0003\u0004'), head, name, entry.bytes]);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...files, listed, signature('\u0005\u0006'), end]));
};
