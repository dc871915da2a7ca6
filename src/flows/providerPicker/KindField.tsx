import type { ProviderKind } from '../../../domain/rules/providers/picked-provider';
import { useField } from '../../parts/form/use-field';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import type { PickerViewProps } from './picker-ref';
import { providerKindText, providerPickerTexts as words } from './texts';

const kinds: readonly ProviderKind[] = ['CENTRO', 'MEDICO'];

export const KindField = ({ actor, field }: PickerViewProps) => {
  const { value, error, write } = useField<ProviderKind | null, 'clase'>(actor, 'clase');
  return (
    <RadioGroup
      id="clase"
      legend={words.clase}
      error={error}
      layout="side"
      options={kinds.map((kind) => ({ value: kind, label: providerKindText[kind] }))}
      value={value}
      onChoose={write}
      ref={field}
    />
  );
};
