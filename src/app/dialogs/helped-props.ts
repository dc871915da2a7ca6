import type { ReactNode } from 'react';
import type { DialogProps } from '../../wiring/addresses/login-address';

export type HelpedProps = DialogProps & { help: ReactNode };
