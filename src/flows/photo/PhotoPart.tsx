import { PhotoButton } from './PhotoButton';
import { PhotoScreen } from './PhotoScreen';
import type { PhotoViewProps } from './photo-ref';

interface Props extends PhotoViewProps {
  /** Null as long as it is not known whether there is a photo. */
  hasPhoto: boolean | null;
}

/** What stands at the photo in the head of the profile: the button, and the dialog that it opens. */
export const PhotoPart = ({ hasPhoto, ...of }: Props) => (
  <>
    <PhotoButton onOpen={() => of.actor.send({ type: 'ABRIR', hayFoto: hasPhoto })} />
    <PhotoScreen {...of} />
  </>
);
