import type { ReactNode } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { Card } from '../../ui/blocks/Card';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  title: string;
  /** What the busy button of the form's bar says. */
  doing?: string;
  /** The name of the form's bar. */
  barra?: string;
  /** The progress. */
  children: ReactNode;
  /** Null if it can no longer be cancelled. */
  onCancel: (() => void) | null;
}

/** Shown while a request is being sent. The bar stays: a second tap on its button must not press what replaces it. */
export const Sending = ({ title, doing = words.enviando, barra = words.barra, children, onCancel }: Props) => (
  <SaveBar
    label={barra}
    above={
      <Card>
        <Stack space={4}>
          <LeadAlert tone="informacion" title={title}>
            <p>{words.procesandoDetalle}</p>
          </LeadAlert>
          {children}
          {onCancel !== null && (
            <div>
              <Button kind="outline" onPress={onCancel}>
                {words.cancelar}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    }
  >
    <Button busy busyLabel={doing}>
      {words.enviar}
    </Button>
  </SaveBar>
);
