"""The rules, in the order of the rulebook.

setup (LA-1), turn (LA-2), payment (LA-2.8, LA-2.9, LA-3), then LA-4 and LA-5: targets (what can be done, and why not),
acting (doing it), opus, travel, requiem, with the row and the map they need; maintenance (LA-6).
Scoring (LA-7), what each seat knows (LA-8) and the Soloist (LA-9) are scoring.py, view.py and solo.py beside this folder.
"""
