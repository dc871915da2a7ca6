import { BulletList } from '../../ui/blocks/BulletList';

/** The files of a request, by document. */
export const DocumentFiles = ({ documents }: { documents: readonly { name: string; files: readonly string[] }[] }) => (
  <BulletList>
    {documents.map(({ name, files }) => (
      <li key={name}>{`${name}: ${files.join(', ')}`}</li>
    ))}
  </BulletList>
);
