// What a bot would answer, why, and the way to take its advice: outright, or laid into the sheet to be looked at.
import type { Request } from '@orrery/kernel';
import { useWords } from '../words/index.ts';
import { choiceText } from './answers.ts';
import css from './question.module.css';
import type { Desk } from './use-desk.ts';

export function HintBox({ desk, request }: { desk: Desk; request: Request }) {
  const t = useWords();
  const { hint, voice, busy, board, kit } = desk;
  if (hint?.request !== request.id) return null;
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
      {/* biome-ignore lint/a11y/noAutofocus: H asks for the hint, Enter takes it */}
      <button type="button" className="button" data-take-hint="" autoFocus disabled={busy} onClick={take}>
        {t(outright ? 'question.takeHint' : 'question.fillHint')}
      </button>
    </div>
  );
}
