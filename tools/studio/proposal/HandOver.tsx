import type { JsonObject } from '../../charts/apply/syntax';
import { saveFile } from './save-file';

interface Props {
  flow: string;
  chart: JsonObject;
  anyway: boolean;
}

/** The proposal as one file, and the command that takes it. */
export const HandOver = ({ flow, chart, anyway }: Props) => {
  const file = `${flow}.propuesta.json`;
  return (
    <section aria-labelledby="entregar" className="part">
      <h2 id="entregar">4. Entréguela</h2>
      <p className="row">
        <button type="button" onClick={() => saveFile(file, chart)}>
          Descargar la propuesta
        </button>
        <span>
          Quien programa la aplica con{' '}
          <code>
            npm run charts -- --apply {file}
            {anyway && ' --anyway'}
          </code>
        </span>
      </p>
    </section>
  );
};
