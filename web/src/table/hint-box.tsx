// What a bot would answer, why, and the way to take its advice: outright, or laid into the sheet to be looked at.
import type { Request } from '@orrery/kernel';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { choiceText } from './answers.ts';
import css from './question.module.css';
import type { Desk } from './use-desk.ts';

interface HintProps {
  desk: Desk;
  request: Request;
  hint: NonNullable<Desk['hint']>;
}

export function HintBox({ desk, request }: Omit<HintProps, 'hint'>) {
  const { hint } = desk;
  return hint?.request === request.id ? <Advice desk={desk} request={request} hint={hint} /> : null;
}

function Advice({ desk, request, hint }: HintProps) {
  const t = useWords();
  const { voice, busy, board, kit } = desk;
  const button = useFocus(busy);
  const outright = request.ask.shape === 'one';
  const advice =
    request.ask.shape === 'form'
      ? t('question.hintedSheet', { bot: hint.bot })
      : t('question.hinted', { bot: hint.bot, answer: choiceText(request, hint.choice, voice.say).replace(/\.$/, '') });
  const advised = kit.face?.advised?.(board.view, hint.choice, board.language) ?? hint.choice;
  const take = () => {
    if (outright) return desk.answer(request.id, hint.choice);
    board.setDraft(request.id, advised);
    desk.forgetHint(); // what it has filled in is to be seen
  };
  return (
    <div className={css.hint} role="status">
      <p>
        {advice} {hint.why}
      </p>
      <button ref={button} type="button" className="button" data-take-hint="" disabled={busy} onClick={take}>
        {t(outright ? 'question.takeHint' : 'question.fillHint')}
      </button>
    </div>
  );
}

/** H asks for the hint, Enter takes it: focused as soon as it can be pressed, and again where that was lost to nothing meanwhile. */
function useFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const came = useRef(false);
  useEffect(() => {
    if (busy || (came.current && document.activeElement !== document.body)) return;
    came.current = true;
    button.current?.focus();
  }, [busy]);
  return button;
}
