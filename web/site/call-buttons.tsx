import { paths } from '#contract/page-addresses.ts';
import { type ContactTopic, contactPath } from '#web/site/contact-topics.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The two next steps that most public pages offer. */
export function CallButtons({
  topic,
  leadsWith = 'start',
}: {
  topic?: ContactTopic;
  leadsWith?: 'start' | 'contact';
}) {
  const start = (
    <ButtonLink
      key="start"
      to={paths.register}
      size="lg"
      variant={leadsWith === 'start' ? 'primary' : 'secondary'}
    >
      Get Started
    </ButtonLink>
  );
  const contact = (
    <ButtonLink
      key="contact"
      to={contactPath(topic)}
      size="lg"
      variant={leadsWith === 'contact' ? 'primary' : 'secondary'}
    >
      Contact Us
    </ButtonLink>
  );
  return leadsWith === 'start' ? [start, contact] : [contact, start];
}
