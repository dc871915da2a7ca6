import type { ReactNode } from 'react';
import { RowLead } from '../../ui/blocks/RowLead';
import { HospitalIcon } from '../../ui/icons/HospitalIcon';
import { HouseIcon } from '../../ui/icons/HouseIcon';
import { PillIcon } from '../../ui/icons/PillIcon';
import { StethoscopeIcon } from '../../ui/icons/StethoscopeIcon';
import type { ProviderGroup } from './provider-group';
import type { ProviderKind } from './provider-kind';

type Tone = NonNullable<React.ComponentProps<typeof RowLead>['tone']>;

const looks: Record<ProviderGroup, { tone: Tone; icon: ReactNode }> = {
  '160': { tone: 'hospital', icon: <HospitalIcon /> },
  '156': { tone: 'center', icon: <HospitalIcon /> },
  '44': { tone: 'pharmacy', icon: <PillIcon /> },
  '1': { tone: 'person', icon: <StethoscopeIcon /> },
  otro: { tone: 'other', icon: <HouseIcon /> },
};

interface Props {
  nombre: string;
  kind: ProviderKind;
}

/** Name and kind of a provider; the colour of its group is never the only mark. */
export const ProviderLead = ({ nombre, kind: { group, line } }: Props) => (
  <RowLead {...looks[group]} title={nombre} line={line} />
);
