import { useRef, useState } from 'react';
import { type Camera, ChartPicture } from './ChartPicture';

type Picture = Parameters<typeof ChartPicture>[0];
type Props = Pick<Picture, 'name' | 'svg' | 'at'> & Partial<Pick<Picture, 'found' | 'picked' | 'onPick' | 'camera'>>;

const ignore = () => {};

/** How a picture is moved, for the paragraph that describes it. */
export const ChartKeys = () => (
  <>
    Rueda, dos dedos o teclas <kbd>+</kbd> <kbd>−</kbd> acercan y alejan; <kbd>0</kbd> ajusta; arrastrar o las flechas
    mueven; <kbd>E</kbd> va al estado de ahora.
  </>
);

/** The picture with the buttons that move it. */
export const ZoomedChart = ({ name, svg, at, found = [], picked, onPick = ignore, camera: given }: Props) => {
  const [scale, setScale] = useState(1);
  const own = useRef<Camera>(null);
  const camera = given ?? own;
  return (
    <div className="canvas">
      <ChartPicture
        name={name}
        svg={svg}
        at={at}
        found={found}
        picked={picked}
        onPick={onPick}
        onScale={setScale}
        camera={camera}
      />
      <fieldset className="zoom row" aria-label={`Acercamiento de ${name}`}>
        <button type="button" aria-label="Alejar" onClick={() => camera.current?.zoom(0.8)}>
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button type="button" aria-label="Acercar" onClick={() => camera.current?.zoom(1.25)}>
          +
        </button>
        <button type="button" onClick={() => camera.current?.showAll()}>
          Ajustar
        </button>
        {at !== null && (
          <button type="button" onClick={() => camera.current?.toCurrent()}>
            Ver el estado
          </button>
        )}
      </fieldset>
    </div>
  );
};
