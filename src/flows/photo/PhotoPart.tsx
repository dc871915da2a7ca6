import { PhotoButton } from './PhotoButton';
import { PhotoScreen } from './PhotoScreen';
import type { PhotoViewProps } from './photo-ref';

interface Props extends PhotoViewProps {
  /** Null until it is known whether there is a photo. */
  hasPhoto: boolean | null;
}

/** The button at the photo in the profile's head, and its dialog. */
export const PhotoPart = ({ hasPhoto, ...of }: Props) => (
  <>
    <PhotoButton onOpen={() => of.actor.send({ type: 'ABRIR', hayFoto: hasPhoto })} />
    <PhotoScreen {...of} />
  </>
);
