import { BulletList } from '../../ui/blocks/BulletList';

/** The files that a request will send, under the names of their documents. */
export const FileLines = ({ documents }: { documents: readonly { name: string; files: readonly string[] }[] }) => (
  <BulletList>
    {documents.map(({ name, files }) => (
      <li key={name}>{`${name}: ${files.join(', ')}`}</li>
    ))}
  </BulletList>
);
